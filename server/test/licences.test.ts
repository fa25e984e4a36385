import { readdirSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
interface Locked {
  version?: string
  license?: string
  integrity?: string
  link?: boolean
}
const lock: Record<string, Locked> = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages
const packages = Object.entries(lock).filter(([place, { link }]) => place.includes('node_modules/') && !link)

/** What may lie beside code under Apache-2.0; MPL-2.0 asks for the sources of its own files only, which we do not change. */
const compatible =
  /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|MPL-2\.0|PostgreSQL|Python-2\.0)$/

/** Libraries that are loaded when the program runs and can be exchanged for another build, as the LGPL asks. */
const loadedAtRun = /^node_modules\/@img\/sharp-/

it('every dependency may be used by a program under Apache-2.0', () => {
  const odd = packages.filter(([place, { license = 'none' }]) => {
    const parts = license.replace(/[()]/g, '').split(' AND ')
    return !parts.every(
      part =>
        part.split(' OR ').some(one => compatible.test(one)) ||
        (part.startsWith('LGPL-3.0') && loadedAtRun.test(place)),
    )
  })
  expect(odd.map(([place, { license }]) => `${place}: ${license}`)).toEqual([])
})

it('every dependency is the one that was looked at: an exact version, with the hash of its contents', () => {
  expect(packages.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-')).map(([place]) => place)).toEqual(
    [],
  )
  const manifests = ['package.json', ...['contract', 'domain', 'server', 'web'].map(name => `${name}/package.json`)]
  const loose = manifests.flatMap(file => {
    const {
      dependencies = {},
      devDependencies = {},
      optionalDependencies = {},
    } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, Record<string, string>>
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${file}: ${name} ${version}`)
  })
  expect(loose).toEqual([])
})

it('nobody else’s code is called from elsewhere: pages load files of their own only', () => {
  const sources = ['web/src', 'server/src'].flatMap(folder =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.(tsx?|css|html)$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map(name => path.join(root, folder, name)),
  )
  const loading =
    /(?:src|href)=["']https?:|import\(["']https?:|from ["']https?:|@import ["']?(?:url\()?["']?https?:|fetch\(["'`]https?:/
  expect(
    [...sources, path.join(root, 'web/index.html')].filter(file => loading.test(readFileSync(file, 'utf8'))),
  ).toEqual([])
})
