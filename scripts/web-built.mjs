import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import * as path from 'node:path'
import { requireWritable, root, runNode, stop } from './project.mjs'

const page = path.join(root, 'web', 'dist', 'index.html')
const stamp = path.join(root, '.quay', 'web-built')
/** Everything that the web client is made of. */
const sources = ['package-lock.json', 'contract/src', 'domain/src', 'docs/huong-dan', 'web']
const notSources = new Set(['dist', 'node_modules'])

/** Builds the web client when it never was, or when its sources have changed since. Nothing of it reads the database. */
export async function webBuilt() {
  const hash = hashOf(sources)
  if (existsSync(page) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  requireWritable('The web client')
  process.stdout.write('Building the web client …\n')
  const code = await runNode(['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'], { quiet: true })
  if (code !== 0) stop('The web client could not be built; the reason is above.')
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
}

/** @param {readonly string[]} names */
function hashOf(names) {
  const hash = createHash('sha256')
  for (const file of names.flatMap(filesOf)) hash.update(`${file}\0`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

/**
 * @param {string} name a file or a folder
 * @returns {string[]}
 */
function filesOf(name) {
  const entries = name.endsWith('.json') ? undefined : readdirSync(path.join(root, name), { withFileTypes: true })
  if (!entries) return [name]
  return entries
    .filter(entry => !notSources.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => (entry.isDirectory() ? filesOf(`${name}/${entry.name}`) : [`${name}/${entry.name}`]))
}
