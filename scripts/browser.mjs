import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import * as path from 'node:path'

const env = process.env

/** Where systems keep a Chromium or Chrome. The one without windows comes first: it needs a fifth less of the processors. */
const places = {
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap(folder =>
    folder
      ? ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'].map(file =>
          path.win32.join(folder, file),
        )
      : [],
  ),
}

/** Where Playwright keeps what it downloads. */
const downloads = {
  linux: path.join(homedir(), '.cache', 'ms-playwright'),
  darwin: path.join(homedir(), 'Library', 'Caches', 'ms-playwright'),
  win32: path.join(env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
}

const system = /** @type {keyof typeof places} */ (process.platform)

/**
 * A browser for the tests: BROWSER_PATH, one of the machine, or Playwright's own (then `path` is undefined and Playwright
 * finds it). Undefined when there is none.
 * @returns {{ path: string | undefined } | undefined}
 */
export function findBrowser() {
  const file = [env.BROWSER_PATH, ...(places[system] ?? [])].find(name => name && isProgram(name))
  if (file) return { path: file }
  const folder = env.PLAYWRIGHT_BROWSERS_PATH ?? downloads[system]
  const own = folder && existsSync(folder) && readdirSync(folder).some(name => name.startsWith('chromium'))
  return own ? { path: undefined } : undefined
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
