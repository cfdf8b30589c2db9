// Reports a run: failures immediately, with their command; on a terminal a progress line, else one each minute.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

const MINUTE_MS = 60_000;

const shortly = (milliseconds) => {
  const seconds = Math.round(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** How many of the slowest files are listed when `RING_TIMES` is set: where to look first when a run takes too long. */
const SLOWEST = Number(process.env.RING_TIMES ?? 0);

const none = () => ({ passed: 0, failed: 0, skipped: 0, files: 0 });

export default class Reporter {
  #rings = new Map();
  #times = [];
  #done = 0;
  #failed = 0;
  #begun = performance.now();
  #told = this.#begun;

  onRunStart({ numTotalTestSuites }) {
    this.total = numTotalTestSuites;
  }

  onTestResult({ path, context }, result) {
    const ring = context.config.displayName.name;
    const seen = this.#rings.get(ring) ?? none();
    this.#rings.set(ring, seen);
    // A file that could not be loaded, or whose process died, counts as failed, though no test of it has.
    const failed = result.numFailingTests || (result.testExecError || result.failureMessage ? 1 : 0);
    seen.passed += result.numPassingTests;
    seen.failed += failed;
    seen.skipped += result.numPendingTests;
    seen.files += 1;
    this.#times.push({ path, took: result.perfStats.end - result.perfStats.start });
    this.#done += 1;
    this.#failed += failed;
    if (failed) this.#say(this.#failure(ring, path, result));
    this.#tell();
  }

  onRunComplete() {
    this.#say('');
    for (const [ring, { passed, failed, skipped, files }] of this.#rings) {
      const more = skipped === 0 ? '' : `, ${skipped} skipped`;
      console.log(`${failed ? 'FAIL' : 'ok  '} ${ring}: ${passed} passed, ${failed} failed${more} (${files} files)`);
    }
    for (const { path, took } of this.#times.sort((one, other) => other.took - one.took).slice(0, SLOWEST))
      console.log(`     ${shortly(took)} ${relative(process.cwd(), path)}`);
    console.log(`     in ${shortly(performance.now() - this.#begun)}`);
    const counts = none();
    for (const seen of this.#rings.values()) for (const key of Object.keys(counts)) counts[key] += seen[key];
    if (process.env.RING_COUNTS) writeFileSync(process.env.RING_COUNTS, JSON.stringify(counts));
  }

  #failure(ring, path, { failureMessage, testExecError }) {
    const file = relative(process.cwd(), path);
    const why = failureMessage || testExecError?.stack || testExecError?.message || 'its process ended';
    return `\nFAIL ${file}\n${why}\n     npm run ring -- ${ring} ${file}\n`;
  }

  #tell() {
    const now = performance.now();
    const line = `     ${this.#done} of ${this.total} files, ${this.#failed} failed, ${shortly(now - this.#begun)}`;
    if (process.stdout.isTTY) process.stdout.write(`\r\u001B[K${line}`);
    else if (now - this.#told > MINUTE_MS) {
      this.#told = now;
      console.log(line);
    }
  }

  #say(text) {
    if (process.stdout.isTTY) process.stdout.write('\r\u001B[K');
    if (text) console.log(text);
  }
}
