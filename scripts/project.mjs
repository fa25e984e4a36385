// What every command needs before TypeScript can run: the right Node, the dependencies, and child processes that end with us.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')
const windows = process.platform === 'win32'

/** The Node that the project brings along, so that it runs on the same one everywhere. */
export const projectNode = path.join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')

/** Ends with one clear line. */
export function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Refuses a Node too old to begin with. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  stop(`Quầy needs Node 20.19 or newer to begin with; this is ${process.version}.`)
}

/** Runs a program in the project's folder with our input and output; gives its exit code. Signals are passed on. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: windows && command.endsWith('.cmd'),
    })
    let output = ''
    child.stdout?.on('data', text => (output += text))
    child.stderr?.on('data', text => (output += text))
    const pass = signal => child.kill(signal)
    process.on('SIGINT', pass)
    process.on('SIGTERM', pass)
    child.once('error', error => {
      output += error.message
      done(1)
    })
    child.once('exit', (code, signal) => done(code ?? (signal ? 1 : 0)))
    function done(code) {
      process.off('SIGINT', pass)
      process.off('SIGTERM', pass)
      if (quiet && code !== 0) process.stderr.write(output)
      resolve(code)
    }
  })
}

const stampFile = path.join(root, 'node_modules', '.quay-installed')
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')

/** Installs the dependencies when they are missing or the lock file has changed since. */
export async function installed() {
  const hash = lockHash()
  if (existsSync(projectNode) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return
  process.stdout.write('Installing dependencies …\n')
  const code = await run(windows ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0 || !existsSync(projectNode)) stop('The dependencies could not be installed; npm said why above.')
  writeFileSync(stampFile, hash)
}
