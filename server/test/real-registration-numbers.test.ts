import { readFile } from 'node:fs/promises'
import { readRegistrationNumber } from '@quay/domain/medicine/read-registration-number'
import { describe, expect, it } from 'vitest'
import { readCsv } from '../src/features/medicine/read-csv.ts'

/** Lists of real medicines lie beside a checkout and are never part of it; their first column, or `reg_no`, is the number. */
const lists = (process.env.MEDICINE_LISTS ?? '').split(',').filter(Boolean)

describe.skipIf(lists.length === 0)(
  'numbers of real lists (skipped: MEDICINE_LISTS=one.csv,other.csv names none)',
  () => {
    it.each(lists)('are all understood: %s', async file => {
      const [head, ...rows] = await Array.fromAsync(readCsv([await readFile(file, 'utf8')]))
      const place = Math.max(head!.cells.indexOf('reg_no'), 0)
      const numbers = rows.flatMap(({ cells }) => cells[place] || [])
      expect(numbers.length).toBeGreaterThan(100)
      expect(numbers.filter(number => readRegistrationNumber(number, 2026).current === null)).toEqual([])
    })
  },
)
