import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'

const marker = 'build-of-this-page'

/** The text of the worker with the list of a build in it. */
export const withList = (worker: string, list: { build: string; files: readonly string[] }): string =>
  worker.replace("'LISTED'", () => JSON.stringify(JSON.stringify(list)))

/**
 * Names the build: writes into the page and into `build.json` which one it is, and into the worker all of its files, so that a browser keeps
 * the whole build or none of it. The name is a hash of all files: the same sources make the same build.
 */
export function listFiles(): Plugin {
  let folder = ''
  let root = ''
  return {
    name: 'list-files',
    apply: 'build',
    configResolved(config) {
      root = config.root
      folder = resolve(config.root, config.build.outDir)
    },
    async writeBundle() {
      const names = (await filesIn(folder)).sort()
      const hash = createHash('sha256')
      for (const name of names) hash.update(`${name}\0`).update(await readFile(join(folder, name)))
      const build = hash.digest('hex').slice(0, 12)
      const page = join(folder, 'index.html')
      await writeFile(page, (await readFile(page, 'utf8')).replace(marker, build))
      await writeFile(join(folder, 'build.json'), `${JSON.stringify({ build })}\n`)
      const files = names.map(name => (name === 'index.html' ? '/' : `/${name}`))
      for (const name of ['service-worker.js', 'service-worker-off.js']) {
        const worker = await readFile(join(root, 'service-worker', name), 'utf8')
        await writeFile(join(folder, name), withList(worker, { build, files }))
      }
    },
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  const kinds = await Promise.all(names.map(name => stat(join(folder, name))))
  return names.flatMap((name, at) => (kinds[at]!.isFile() ? relative('.', name).split(sep).join('/') : []))
}
