import type { Wall } from "@/lib/language/time/wall";

/** Where sun and moon stand, after Meeus, "Astronomical Algorithms": the largest terms only, good to a few minutes. */
const DAY = 86_400_000;
const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
const turn = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** Julian centuries since the year 2000. */
const centuries = (instant: number): number => (instant / DAY + 2440587.5 - 2451545) / 36525;

function sunLongitude(t: number): number {
  const anomaly = 357.52911 + 35999.05029 * t;
  const centre =
    (1.914602 - 0.004817 * t) * sine(anomaly) + 0.019993 * sine(2 * anomaly) + 0.000289 * sine(3 * anomaly);
  return 280.46646 + 36000.76983 * t + centre;
}

/** Degrees, and how often distance from the sun, both anomalies and the distance from the node enter. */
const MOON_TERMS: readonly (readonly [number, number, number, number, number])[] = [
  [6.288774, 0, 0, 1, 0],
  [1.274027, 2, 0, -1, 0],
  [0.658314, 2, 0, 0, 0],
  [0.213618, 0, 0, 2, 0],
  [-0.185116, 0, 1, 0, 0],
  [-0.114332, 0, 0, 0, 2],
  [0.058793, 2, 0, -2, 0],
  [0.057066, 2, -1, -1, 0],
  [0.053322, 2, 0, 1, 0],
  [0.045758, 2, -1, 0, 0],
  [-0.040923, 0, 1, -1, 0],
  [-0.03472, 1, 0, 0, 0],
  [-0.030383, 0, 1, 1, 0],
];

function moonLongitude(t: number): number {
  const distance = 297.8501921 + 445267.1114034 * t;
  const sunAnomaly = 357.52911 + 35999.05029 * t;
  const anomaly = 134.9633964 + 477198.8675055 * t;
  const node = 93.272095 + 483202.0175233 * t;
  let longitude = 218.3164477 + 481267.88123421 * t;
  for (const [size, d, m, a, f] of MOON_TERMS)
    longitude += size * sine(d * distance + m * sunAnomaly + a * anomaly + f * node);
  return longitude;
}

/** How far the moon is ahead of the sun: 0° at new moon, 180° at full moon. */
export function elongationAt(instant: Wall): number {
  const t = centuries(instant);
  return turn(moonLongitude(t) - sunLongitude(t));
}

/** The sun among the stars, as Indian calendars count it (the seasons drift against them by a degree in 72 years). */
export function siderealSunAt(instant: Wall): number {
  const t = centuries(instant);
  return turn(sunLongitude(t) - (23.853 + 1.39697 * t));
}

const MONTH = 29.530588 * DAY;

/** The new moon at or before an instant. */
export function newMoonBefore(instant: Wall): Wall {
  let moon = instant - (elongationAt(instant) / 360) * MONTH;
  for (let round = 0; round < 4; round++) {
    const off = elongationAt(moon);
    moon -= ((off > 180 ? off - 360 : off) / 360) * MONTH;
  }
  return moon;
}

/** The new moon after one. */
export const newMoonAfter = (moon: Wall): Wall => newMoonBefore(moon + MONTH + 2 * DAY);

/** The moon among the stars, as Indian calendars count it. */
export const siderealMoonAt = (instant: Wall): number => turn(siderealSunAt(instant) + elongationAt(instant));
