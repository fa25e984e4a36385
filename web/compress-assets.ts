import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
const compressible = /\.(js|css|html|svg|json|webmanifest|wasm)$/
const smallestWorthIt = 512

/**
 * Writes a `.br` file beside every text asset of the build, so that the server sends compressed files without
 * spending processor time on each request. Takes the highest brotli quality: it is paid once, at build time.
 */
export function compressAssets(): Plugin {
  let folder = ''
  return {
    name: 'compress-assets',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      for (const file of await filesIn(folder)) {
        const content = await readFile(file)
        if (content.length < smallestWorthIt) continue
        const packed = await compress(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        })
        await writeFile(`${file}.br`, packed)
      }
    },
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  const paths = names.filter(name => compressible.test(name)).map(name => join(folder, name))
  const kinds = await Promise.all(paths.map(path => stat(path)))
  return paths.filter((_, index) => kinds[index]?.isFile())
}
