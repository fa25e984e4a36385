import { expect, it } from 'vitest'
import { estimateTax } from './estimate-tax.ts'
import { mergeRules } from './merge-rules.ts'
import { ruleOn, taxRules } from './tax-rules.ts'

const [known] = taxRules
const own = { ...known!, from: '2027-01-01', threshold: 2_000_000_000, source: 'Nghị định mới' }

it('a rule of the store holds from its day on, and of one day it counts before that of the program', () => {
  const rules = mergeRules([own])
  expect(ruleOn('2026-12-31', rules)).toBe(known)
  expect(ruleOn('2027-01-01', rules)).toBe(own)
  expect(mergeRules([{ ...own, from: known!.from }])).toEqual([{ ...own, from: known!.from }])
  expect(mergeRules([])).toEqual(taxRules)
})

it('a threshold of the store frees what the one before taxed', () => {
  const revenue = [{ day: '2027-03-01', activity: 'goods' as const, amount: 1_500_000_000 }]
  const year = { through: '2027-03-31', revenue, costs: 0 }
  expect(estimateTax(year, mergeRules([]))?.vat).toBe(15_000_000)
  expect(estimateTax(year, mergeRules([own]))).toMatchObject({ vat: 0, isTaxed: false })
})
