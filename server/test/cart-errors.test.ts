import { existsSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import { cartErrors } from '@quay/contract/bill/cart-error'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** A module and everything that it imports for more than its types, within the web client and the domain. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, isType, from] of readFileSync(file, 'utf8').matchAll(/^import (type )?[^;]*?from '([^']+)'/gm)) {
    const next = from!.startsWith('.')
      ? path.resolve(path.dirname(file), from!)
      : from!.startsWith('@quay/domain/')
        ? path.join(root, 'domain/src', `${from!.slice('@quay/domain/'.length)}.ts`)
        : ''
    if (!isType && existsSync(next) && next.endsWith('.ts')) reach(next, seen)
  }
  return seen
}

/** Drawn as an empty cart, without words; a till puts no gift into a cart that its promotions did not give. */
const wordless = ['no-items', 'gift-not-earned', 'gift-not-promotable']

it('has a sentence for every refusal that a till can find while it prices a cart', () => {
  // What looks at medicines comes later than the rest.
  const roots = ['web/src/features/till/cart/price-cart.ts', 'web/src/features/till/medicine/medicines-of.ts']
  const files = [...new Set(roots.flatMap(file => [...reach(path.join(root, file))]))]
  for (const step of ['settle-payment', 'take-lots', 'find-goods'])
    expect(files.some(file => file.endsWith(`domain/src/sale/${step}.ts`))).toBe(true)
  const refusals = files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:refuse|note)\(\s*'([a-z-]+)'/g)].map(([, code]) => code!),
  )
  expect(refusals.length).toBeGreaterThan(20)
  const words = readFileSync(path.join(root, 'web/src/features/till/line/line-problem.ts'), 'utf8')
  const worded = [...words.matchAll(/\bcase '([a-z-]+)':/g)].map(([, code]) => code!)
  const known = new Set([...worded, ...Object.keys(cartErrors), ...wordless])
  expect(refusals.filter(code => !known.has(code))).toEqual([])
  expect(worded.filter(code => !refusals.includes(code))).toEqual([])
})
