// What every command needs before TypeScript can run: the right Node, the dependencies, the built web client, and child
// processes that end with us. Written for Node 20.19, without dependencies, for Windows, macOS and Linux.
import { spawn } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import * as path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')
const windows = process.platform === 'win32'

/** The Node that the project brings along, so that it runs on the same one everywhere. */
export const projectNode = path.join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')

/**
 * Ends with one clear line.
 * @param {string} sentence
 * @returns {never}
 */
export function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Refuses a Node too old to begin with. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  stop(`Quầy needs Node 20.19 or newer to begin with; this is ${process.version}.`)
}

/**
 * Refuses a folder that this user cannot write to, where something has to be written.
 * @param {string} what
 */
export function requireWritable(what) {
  try {
    accessSync(root, constants.W_OK)
  } catch {
    const owner = windows ? '' : ` It belongs to user ${statSync(root).uid}, you are ${userInfo().username}.`
    stop(
      `${what} must be written to ${root}, which you cannot.${owner} Copy Quầy to a folder of your own and start it there.`,
    )
  }
}

/**
 * Runs a program in the project's folder; gives its exit code. Signals are passed on.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [options] quiet: its output is shown only when it fails
 * @returns {Promise<number>}
 */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      // npm is a .cmd there, which only a shell runs; its arguments are ours and hold nothing to quote.
      shell: windows && command.endsWith('.cmd'),
    })
    let output = ''
    child.stdout?.on('data', text => {
      output += text
    })
    child.stderr?.on('data', text => {
      output += text
    })
    /** @param {NodeJS.Signals} signal */
    const pass = signal => {
      // Windows has told the child already, and `kill` there would end it at once.
      if (!windows) child.kill(signal)
    }
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
    for (const signal of signals) process.on(signal, pass)
    // Of steps beside each other one may end the run.
    const end = () => void child.kill()
    process.once('exit', end)
    /** @param {number} code */
    const done = code => {
      process.off('exit', end)
      for (const signal of signals) process.off(signal, pass)
      if (quiet && code !== 0) process.stderr.write(output)
      resolve(code)
    }
    child.once('error', error => {
      process.stderr.write(`${command}: ${error.message}\n`)
      done(1)
    })
    child.once('close', code => done(code ?? 1))
  })
}

/**
 * Runs a program of ours, or of a dependency, on the project's Node.
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runNode = (args, options) =>
  run(projectNode, args, { ...options, env: { ...environment(), ...options?.env } })

/**
 * Programs that look for `node` find the project's, and what it compiled once is kept.
 * @returns {Record<string, string>}
 */
function environment() {
  const name = Object.keys(process.env).find(key => key.toUpperCase() === 'PATH') ?? 'PATH'
  return {
    [name]: path.dirname(projectNode) + path.delimiter + (process.env[name] ?? ''),
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, '.quay', 'compile-cache'),
  }
}

/** Installs the dependencies when they are missing or are not those of the lock file. */
export async function installed() {
  if (isInstalled()) return
  requireWritable('The dependencies')
  process.stdout.write('Installing dependencies …\n')
  const code = await run(windows ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) stop('The dependencies could not be installed; npm said why above.')
  if (!existsSync(projectNode)) stop('npm did not install the package "node": allow its install script, and try again.')
}

/** npm writes down what it installed: every package of ours must be in it, but those for other systems. */
function isInstalled() {
  const hidden = path.join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(projectNode) || !existsSync(hidden)) return false
  const wanted = readPackages(path.join(root, 'package-lock.json'))
  const present = readPackages(hidden)
  return Object.entries(wanted).every(([name, { version, optional, link }]) => {
    if (!name.startsWith('node_modules/') || optional || link) return true
    return present[name]?.version === version
  })
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>}
 */
const readPackages = file => JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
