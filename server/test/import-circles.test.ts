import { readdirSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

interface Import {
  from: string
  to: string
  text: string
}

/** What files below a folder import as values of each other; `import type` and names marked `type` are gone when the program runs. */
function valueImports(folder: string): Import[] {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  return files.flatMap(file =>
    importsIn(readFileSync(path.join(root, folder, file), 'utf8')).map(({ names, target }) => {
      const to = path.posix.join(path.posix.dirname(file), target)
      return { from: file, to, text: `${file} imports ${names.join(', ')} of ${to}` }
    }),
  )
}

function importsIn(source: string): { names: string[]; target: string }[] {
  const clauses = source.matchAll(/(?:^|\n)(?:import|export)\s+(?!type\b)([^'";=()]*?)\s*from\s*'(\.[^']+)'/g)
  return [...clauses].flatMap(([, clause = '', target = '']) => {
    const names = clause
      .replace(/[{}]/g, ',')
      .split(',')
      .map(name => name.trim())
      .filter(name => name !== '' && !name.startsWith('type '))
    return names.length === 0 ? [] : [{ names, target }]
  })
}

/** The circles among nodes, each as long as it must be: the way from a node back to itself, by the imports that lead along. */
function circlesAmong(imports: readonly Import[], nodeOf: (file: string) => string): string[] {
  const ways = new Map<string, Map<string, string[]>>()
  for (const { from, to, text } of imports) {
    const [one, other] = [nodeOf(from), nodeOf(to)]
    if (one === other) continue
    const out = ways.get(one) ?? new Map<string, string[]>()
    ways.set(one, out.set(other, [...(out.get(other) ?? []), text]))
  }
  const told = new Set<string>()
  return [...ways.keys()].sort().flatMap(start => {
    const circle = wayBack(start, ways)
    const key = [...new Set(circle)].sort().join(' ')
    if (circle.length === 0 || told.has(key)) return []
    told.add(key)
    const steps = circle.slice(1).flatMap((node, place) => ways.get(circle[place]!)!.get(node)!)
    return [`${circle.join(' → ')}: ${steps.join('; ')}`]
  })
}

/** The shortest way from a node to itself; empty where there is none. */
function wayBack(start: string, ways: ReadonlyMap<string, ReadonlyMap<string, unknown>>): string[] {
  const seen = new Set<string>()
  let reached: string[][] = [[start]]
  while (reached.length > 0) {
    const next: string[][] = []
    for (const way of reached)
      for (const node of ways.get(way.at(-1)!)?.keys() ?? []) {
        if (node === start) return [...way, node]
        if (seen.has(node)) continue
        seen.add(node)
        next.push([...way, node])
      }
    reached = next
  }
  return []
}

/** The first folder of a path; a file beside the folders stands for itself. */
const folderOf = (file: string) => file.split('/')[0]!
const isInFolder = (file: string) => file.includes('/')

describe('folders use each other in one direction — move a function to the folder that it speaks of, or below both', () => {
  it('domain: folders import no values in a circle', () => {
    const imports = valueImports('domain/src')
    expect(imports.length).toBeGreaterThan(700)
    expect(circlesAmong(imports, folderOf)).toEqual([])
  })

  it('contract: folders import no values in a circle', () => {
    // A list such as `areas.ts` takes parts of all folders, and shapes of rights and of the log read the list.
    const imports = valueImports('contract/src').filter(({ from, to }) => isInFolder(from) && isInFolder(to))
    expect(imports.length).toBeGreaterThan(100)
    expect(circlesAmong(imports, folderOf)).toEqual([])
  })

  it.each(['contract/src', 'domain/src'])('%s: files import no values in a circle', folder => {
    expect(circlesAmong(valueImports(folder), file => file)).toEqual([])
  })

  it('tells the circle and the files that make it', () => {
    const imports = [
      { from: 'a/one.ts', to: 'b/two.ts', text: 'a/one.ts imports two of b/two.ts' },
      { from: 'b/three.ts', to: 'a/four.ts', text: 'b/three.ts imports four of a/four.ts' },
      { from: 'a/one.ts', to: 'c/five.ts', text: 'a/one.ts imports five of c/five.ts' },
    ]
    expect(circlesAmong(imports, folderOf)).toEqual([
      'a → b → a: a/one.ts imports two of b/two.ts; b/three.ts imports four of a/four.ts',
    ])
    expect(circlesAmong(imports, file => file)).toEqual([])
  })

  it('reads values, and no types', () => {
    const source = `import type { A } from './a.ts'
import { type B } from './b.ts'
import { type C, c } from './c.ts'
import {
  d,
} from './d.ts'
export { e } from './e.ts'
import f from './f.ts'
import { g } from 'zod'
`
    expect(importsIn(source)).toEqual([
      { names: ['c'], target: './c.ts' },
      { names: ['d'], target: './d.ts' },
      { names: ['e'], target: './e.ts' },
      { names: ['f'], target: './f.ts' },
    ])
  })
})
