import { expect, it } from 'vitest'
import { readDayWords } from './read-day-words.ts'

it.each([
  ['22/11', '2026-11-22', ''],
  ['28/11', '2025-11-28', ''],
  ['22/11/2024', '2024-11-22', ''],
  ['chị Lan 22/11', '2026-11-22', 'chị Lan'],
  ['22-11 panadol extra', '2026-11-22', 'panadol extra'],
  ['2026-11-22', '2026-11-22', ''],
  ['31/02', null, '31/02'],
  ['0912345678', null, '0912345678'],
  ['2211', null, '2211'],
  ['HD000123', null, 'HD000123'],
  [' panadol ', null, 'panadol'],
])('%j is the day %s and the words %j', (text, day, words) => {
  expect(readDayWords(text, '2026-11-27')).toEqual({ day, words })
})
