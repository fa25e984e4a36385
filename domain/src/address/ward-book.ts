import type { Ward } from '@quay/contract/ward/shapes'
import { wardWords } from './ward-words.ts'

/** What a file says of a ward; empty where the file says nothing. */
export interface NamedWard {
  province: string | null
  ward: string | null
}

export type WardProblem = 'no-province' | 'no-ward' | 'several-wards' | 'ward-missing'
export type FoundByName = { ok: true; ward: Ward } | { ok: false; problem: WardProblem }

/** Finds wards by the names in a file. */
export interface WardBook {
  find(named: NamedWard): FoundByName
}

const kinds = /^(?:thanh pho|tinh|phuong|xa|thi tran|dac khu) (?=\S)/
const keyOf = (name: string) => wardWords(name).join(' ')
const bareKey = (name: string) => keyOf(name).replace(kinds, '')

/**
 * A book of wards by whole names, marks and case aside; what stands before a name ("Phường") may be missing. Nothing is
 * guessed: a name of no ward or of several wards is a problem.
 */
export function wardBook(wards: readonly Ward[]): WardBook {
  const provinces = new Map(wards.map(ward => [bareKey(ward.provinceName), ward.provinceCode]))
  const byKey = new Map<string, Ward[]>()
  for (const ward of wards)
    for (const key of new Set([keyOf(ward.name), bareKey(ward.name)])) byKey.set(key, [...(byKey.get(key) ?? []), ward])
  return {
    find(named) {
      const provinceCode = named.province ? provinces.get(bareKey(named.province)) : undefined
      if (named.province && !provinceCode) return { ok: false, problem: 'no-province' }
      if (!named.ward) return { ok: false, problem: 'ward-missing' }
      const found = (byKey.get(keyOf(named.ward)) ?? []).filter(
        ward => !provinceCode || ward.provinceCode === provinceCode,
      )
      if (found.length === 0) return { ok: false, problem: 'no-ward' }
      return found.length === 1 ? { ok: true, ward: found[0]! } : { ok: false, problem: 'several-wards' }
    },
  }
}
