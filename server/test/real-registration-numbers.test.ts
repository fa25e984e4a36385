import { readFile } from 'node:fs/promises'
import { readRegistrationNumber } from '@quay/domain/medicine/read-registration-number'
import { describe, expect, it } from 'vitest'
import { readCsv } from '../src/features/medicine/read-csv.ts'
import { hasRealLists, realList, realListsLie } from './file/real-lists.ts'

describe.runIf(hasRealLists)(realListsLie, () => {
  it.each(['vn_drugs_1854.csv', 'vn_drugs_retail_sample_396.csv'])('every number of %s is understood', async name => {
    const numbers: string[] = []
    let place = -1
    for await (const { cells } of readCsv([await readFile(realList(name), 'utf8')]))
      if (place < 0) place = cells.indexOf('reg_no')
      else numbers.push(...[cells[place] ?? ''].filter(Boolean))
    expect(numbers.length).toBeGreaterThan(100)
    expect(numbers.filter(number => readRegistrationNumber(number, 2026).current === null)).toEqual([])
  })
})
