import { type KeptSale, keptSale } from '@quay/contract/bill/kept-sale'
import type { Issue } from '@quay/contract/envelope'
import { upgradedSale } from '@quay/domain/bill/said/upgrade-sale'
import type { z } from 'zod'
import { DomainError } from '../../db/domain-error.ts'
import { contentHash } from '../../db/write/content-hash.ts'

/** A kept sale that can be read, with the hashes under which a copy of it may be stored: today's first. */
export interface ReadSale {
  sale: KeptSale
  hashes: Buffer[]
}

/**
 * Reads a kept sale of any form that is still read. Throws `sale-format-too-old`, `sale-format-too-new` and `invalid-input` with what is wrong.
 * What a newer client says beside is left out: its sale happened.
 */
export function readKeptSale(raw: unknown, usualFormat: number, now: Date): ReadSale {
  const upgraded = upgradedSale(raw, usualFormat, now.toISOString())
  if (!upgraded.ok) {
    if (upgraded.why === 'unreadable') throw new DomainError('invalid-input')
    throw new DomainError(upgraded.why === 'too-old' ? 'sale-format-too-old' : 'sale-format-too-new', {
      format: upgraded.format,
    })
  }
  return { sale: readLoosely(keptSale, upgraded.sale), hashes: saleHashes(raw) }
}

/** What identifies the content of a sale: how it was sent, by which till and when it was kept says nothing of that. */
export function saleHashes(raw: unknown): Buffer[] {
  const { offline: _offline, queuedAt: _queued, ...body } = raw as Record<string, unknown>
  const { deviceToken, ...content } = body
  const own = contentHash(content)
  // Bills that were stored before the till was left out of the hash.
  return deviceToken === undefined ? [own] : [own, contentHash(body)]
}

const mostTries = 3

/** Reads by a schema; fields that it does not know are left out. Throws `invalid-input`. */
export function readLoosely<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  let value = given
  for (let tries = 1; ; tries++) {
    const result = schema.safeParse(value)
    if (result.success) return result.data
    const { issues } = result.error
    const isUnknown = issues.every(issue => issue.code === 'unrecognized_keys')
    if (!isUnknown || tries === mostTries) throw new DomainError('invalid-input', {}, { issues: issuesOf(issues) })
    value = structuredClone(value)
    for (const issue of issues) if (issue.code === 'unrecognized_keys') forget(value, issue.path, issue.keys)
  }
}

function forget(value: unknown, path: readonly PropertyKey[], keys: readonly string[]): void {
  const at = path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value)
  for (const key of keys) delete (at as Record<string, unknown>)[key]
}

const issuesOf = (issues: readonly z.core.$ZodIssue[]): Issue[] =>
  issues.slice(0, 20).map(({ path, message }) => ({ path: path.join('.').slice(0, 200), message }))
