import path from "node:path";

/** Counts and failures of a Vitest JSON report. */
export function readVitest({ testResults }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: path.relative(process.cwd(), name) })),
  );
  const failures = tests.filter(({ status }) => status === "failed");
  // A file that cannot be loaded has no tests to count.
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return {
    passed: tests.filter(({ status }) => status === "passed").length,
    failed: failures.length + unloaded.length,
    skipped: tests.length - failures.length - tests.filter(({ status }) => status === "passed").length,
    details: [
      ...failures.map(({ file, fullName, failureMessages }) => detail(`${file} > ${fullName}`, failureMessages[0])),
      ...unloaded.map(({ name, message }) => detail(path.relative(process.cwd(), name), message)),
    ],
  };
}

/** Counts and failures of a Playwright JSON report. */
export function readPlaywright({ suites, errors }) {
  const specs = suites.flatMap(specsIn);
  const failures = specs.filter(({ outcome }) => outcome === "unexpected");
  return {
    passed: specs.filter(({ outcome }) => outcome === "expected" || outcome === "flaky").length,
    failed: failures.length + errors.length,
    skipped: specs.filter(({ outcome }) => outcome === "skipped").length,
    details: [
      ...failures.map(({ title, message }) => detail(title, message)),
      ...errors.map(({ message }) => detail("playwright", message)),
    ],
  };
}

function specsIn({ title, specs = [], suites = [] }) {
  const here = specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      title: `${title} > ${spec.title}`,
      outcome: test.status,
      message: test.results.at(-1)?.error?.message,
    })),
  );
  return [...here, ...suites.flatMap(specsIn)];
}

const detail = (title, message = "") =>
  `    ${title}\n${message
    .split("\n")
    .slice(0, 14)
    .map((line) => `      ${line}`)
    .join("\n")}`;
