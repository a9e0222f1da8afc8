/**
 * How Node runs what lives for seconds. Both databases are reached through WebAssembly, the embedded one is some: to
 * compile that a second time, better, pays after minutes and cost half of what a server costs here.
 */
export const SHORT_LIVED = ["--liftoff-only"];
