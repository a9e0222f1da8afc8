// A reporter for Vitest: writes down what became of each file, and what broke outside of every test, which Vitest's own
// reports keep to themselves.
import { writeFileSync } from "node:fs";
import { OUTSIDE } from "./result.mjs";

/** @typedef {import("./result.mjs").FileResult} FileResult */
/** @typedef {import("vitest/node").TestModule} TestModule */

export default class VitestReport {
  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly unknown[]} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    const results = modules.map(resultOf);
    if (unhandledErrors.length > 0) results.push({ ...OUTSIDE, failed: unhandledErrors.length });
    writeFileSync(process.env.VITEST_REPORT ?? "", JSON.stringify(results));
  }
}

/**
 * @param {TestModule} module
 * @returns {FileResult}
 */
function resultOf(module) {
  const tests = [...module.children.allTests()];
  const passed = tests.filter((test) => test.result().state === "passed").length;
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return {
    file: module.relativeModuleId,
    seconds: (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000,
    passed,
    // A file that breaks before or after its tests, or in which there is none, has failed as well.
    failed: Math.max(tests.length - passed, module.state() === "passed" && tests.length > 0 ? 0 : 1),
  };
}
