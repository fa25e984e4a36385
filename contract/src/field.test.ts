import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { day, discount, instant, phone, text } from './field.ts'

const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

describe('text', () => {
  it.each([
    ['a character of two units', 'Hộp 💊', true],
    ['lines', 'Sáng 1 viên\nTối 1 viên', true],
    ['NUL', 'a\u0000b', false],
    ['a control character', 'a\u0085b', false],
    ['DEL', 'a\u007f', false],
    ['half a character', 'a\ud800b', false],
    ['the other half', '\udc00', false],
    ['nothing that shows', '\u200b\u2060', false],
    ['spaces', ' \u00a0 ', false],
  ])('%s', (_name, value, taken) => {
    expect(takes(text(40, 1), value)).toBe(taken)
  })

  it('is trimmed and composed before its length counts', () => {
    expect(text(6, 1).parse(`  ${'Nguyễn'.normalize('NFD')} `)).toBe('Nguyễn')
    expect(text(20).parse('')).toBe('')
  })
})

it.each([
  ['0912345678', true],
  ['+84 912 345 678', true],
  ['(028) 3812-3456', true],
  ['1900 6067', true],
  ['--------', false],
  ['+84 912', false],
  ['09123456789012345', false],
  ['0912x45678', false],
])('phone %s: %s', (value, taken) => {
  expect(takes(phone, value)).toBe(taken)
})

it.each([
  ['1900-01-01', true],
  ['9999-12-31', true],
  ['1899-12-31', false],
  ['0000-01-01', false],
  ['2026-02-31', false],
])('day %s: %s', (value, taken) => {
  expect(takes(day, value)).toBe(taken)
  expect(takes(instant, `${value}T00:00:00+07:00`)).toBe(taken)
})

it.each([
  [33.33, 33.33],
  [0.1 + 0.2, 0.3],
  [100, 100],
  [12.345, null],
  [1e-7, null],
  [12.3400001, null],
])('%d per cent is %s', (value, kept) => {
  const result = discount.safeParse({ unit: 1, value })
  expect(result.data?.value ?? null).toBe(kept)
})
