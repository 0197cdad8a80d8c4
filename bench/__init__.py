"""Measurements: speed as ratios taken in one run on one machine, against Catanatron; deals among bots."""
