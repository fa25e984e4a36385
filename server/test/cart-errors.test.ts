import { existsSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import { cartErrors } from '@quay/contract/cart-error'
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

/** Refusals of the shared steps that no cart of a till can meet, with the reason. */
const neverAtATill: Record<string, string> = {
  'no-items': 'an empty cart is drawn as one',
  'price-changed': 'the total is the till’s own',
  'points-not-available': 'a till spends no points yet',
  'markup-reason-needed': 'the till does not know what goods were bought for',
  'markup-right-missing': 'the till does not know what goods were bought for',
}

it('has a sentence for every refusal that a till can find while it prices a cart', () => {
  const files = [...reach(path.join(root, 'web/src/features/bill/price-cart.ts'))]
  for (const step of ['settle-payment', 'take-lots', 'find-goods'])
    expect(files.some(file => file.endsWith(`domain/src/sale/${step}.ts`))).toBe(true)
  const found = (pattern: RegExp) =>
    files.flatMap(file => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, code]) => code!))
  const refusals = found(/refuse\(\s*'([a-z-]+)'/g)
  expect(refusals.length).toBeGreaterThan(20)
  const worded = new Set([...found(/\bcase '([a-z-]+)':/g), ...Object.keys(cartErrors)])
  expect(refusals.filter(code => !worded.has(code) && !(code in neverAtATill))).toEqual([])
  expect(Object.keys(neverAtATill).filter(code => worded.has(code) || !refusals.includes(code))).toEqual([])
})
