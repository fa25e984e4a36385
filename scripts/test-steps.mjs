// The steps of `npm test` and `npm run test:only`: types, style, tests of code, journeys in a browser.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import * as path from 'node:path'
import { findBrowser } from './browser.mjs'
import { root, run, runNode, stop } from './project.mjs'
import { webBuilt } from './web-built.mjs'

/** @typedef {{ passed: number, failed: number }} Count */

const reports = path.join(root, '.quay')
mkdirSync(reports, { recursive: true })

/**
 * Prints how many passed and failed, as the last line, and ends the process with it: no test at all is a failure.
 * @param {Count[]} counts
 */
export function conclude(counts) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}

export async function types() {
  process.stdout.write('Types …\n')
  // One checker for each project: several would look at the same types once more each, which took half as long again.
  return asCount(await runNode(['node_modules/typescript/bin/tsc', '-b', '--checkers', '1'], { quiet: true }))
}

export async function style() {
  process.stdout.write('Style …\n')
  return asCount(await runNode(['node_modules/@biomejs/biome/bin/biome', 'check'], { quiet: true }))
}

/**
 * Tests of code and of pages; with words, those whose path has one of them. A word that fits none is no failure.
 * @param {string[]} [words]
 */
export async function unitTests(words = []) {
  const file = path.join(reports, 'vitest.json')
  rmSync(file, { force: true })
  const code = await runNode([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...(words.length ? ['--passWithNoTests', ...words] : []),
  ])
  /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] } | undefined} */
  const report = readReport(file)
  if (!report) return { passed: 0, failed: 1 }
  // A file that does not load fails without a test in it.
  const broken = report.testResults.filter(
    result => result.status === 'failed' && !result.assertionResults.some(test => test.status === 'failed'),
  ).length
  return withCode(code, { passed: report.numPassedTests, failed: report.numFailedTests + broken })
}

/**
 * Journeys against a client that is built from what stands here; with files, only those.
 * @param {string[]} [files]
 */
export async function browserTests(files = []) {
  await prepareBrowserTests()
  const file = path.join(reports, 'playwright.json')
  rmSync(file, { force: true })
  const code = await runNode(['node_modules/@playwright/test/cli.js', 'test', ...files, '--reporter=dot,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  process.stdout.write('\n')
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] } | undefined} */
  const report = readReport(file)
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = report.stats
  return withCode(code, { passed: expected + flaky, failed: unexpected + report.errors.length })
}

/** A client built from what stands here, and a browser. */
export async function prepareBrowserTests() {
  await webBuilt()
  await browserInstalled()
}

/** The machine's browser, else Debian's package where we may install it, else Playwright's own. */
async function browserInstalled() {
  if (findBrowser()) return
  process.stdout.write('Installing a browser …\n')
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (mayInstall && (await run('apt-get', ['update'], { quiet: true })) === 0)
    // Older Debians have the whole browser only.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', ['install', '-y', '--no-install-recommends', name], { quiet: true })
      if (findBrowser()) return
    }
  await runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { quiet: true })
  if (!findBrowser())
    stop('There is no browser for the tests and none could be installed. Install Chromium, or set BROWSER_PATH.')
}

/**
 * @param {number} code
 * @returns {Count}
 */
function asCount(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * A run that failed for another reason than a test is a failure of its own.
 * @param {number} code
 * @param {Count} count
 */
function withCode(code, { passed, failed }) {
  return { passed, failed: failed || (code === 0 ? 0 : 1) }
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
