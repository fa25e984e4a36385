import { expect, it } from 'vitest'
import type { FilterFacts } from '../../list/filter.ts'
import { documentsAsked, reportFilters } from './report-filters.tsx'

const offers = (area: 'sale' | 'product', field: string, view: string, may: boolean) => {
  const found = reportFilters(area).find(one => 'field' in one && one.field === field)
  return (
    found && 'shown' in found && found.shown?.({ query: { view }, may: () => may } as unknown as FilterFacts<never>)
  )
}

it('a group of customers or goods is chosen where the view is narrowed by it, by who may see groups', () => {
  expect(offers('sale', 'customerGroupId', 'TIME', true)).toBe(true)
  expect(offers('sale', 'customerGroupId', 'TIME', false)).toBe(false)
  expect(offers('sale', 'productGroupId', 'TIME', true)).toBe(false)
  expect(offers('product', 'productGroupId', 'SALE', true)).toBe(true)
})

it('documents of a day up to a time are asked up to that time', () => {
  const day = { from: '2026-11-26', to: '2026-11-26' }
  expect(documentsAsked('sale', { ...day, until: '10:30' })).toMatchObject({ ...day, until: '10:30' })
  expect(documentsAsked('sale', day)).not.toHaveProperty('until')
})
