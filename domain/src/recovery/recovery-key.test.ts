import fc from 'fast-check'
import { expect, it } from 'vitest'
import { drawRecoveryKey, readRecoveryKey } from './recovery-key.ts'

const keys = fc.infiniteStream(fc.nat()).map(numbers => drawRecoveryKey(below => numbers.next().value! % below))
const letters = '0123456789ABCDEFGHJKMNPQRSTWXYZ'

it('is seven groups of five, and is read however it is typed', () => {
  fc.assert(
    fc.property(keys, key => {
      expect(key).toMatch(/^([0-9A-HJKMNP-TW-Z]{5}-){6}[0-9A-HJKMNP-TW-Z]{5}$/)
      expect(readRecoveryKey(key)).toEqual({ ok: true, key })
      expect(readRecoveryKey(` ${key.toLowerCase().replaceAll('-', '  ')}\n`)).toEqual({ ok: true, key })
      expect(readRecoveryKey(key.replaceAll('0', 'o').replaceAll('1', 'l'))).toEqual({ ok: true, key })
    }),
  )
})

it('one wrong letter is noticed, and its group named', () => {
  fc.assert(
    fc.property(keys, fc.nat(34), fc.constantFrom(...letters), (key, place, letter) => {
      const at = place + Math.floor(place / 5)
      fc.pre(key[at] !== letter)
      const wrong = key.slice(0, at) + letter + key.slice(at + 1)
      expect(readRecoveryKey(wrong)).toEqual({ ok: false, reason: 'group', group: Math.floor(place / 5) + 1 })
    }),
  )
})

it('two neighbours or two groups exchanged are noticed', () => {
  fc.assert(
    fc.property(keys, fc.nat(6), fc.nat(3), fc.nat(5), (key, group, place, next) => {
      const groups = key.split('-')
      const text = groups[group]!
      const swapped = text.slice(0, place) + text[place + 1] + text[place] + text.slice(place + 2)
      fc.pre(swapped !== text)
      const wrong = groups.with(group, swapped).join('-')
      expect(readRecoveryKey(wrong)).toMatchObject({ ok: false, group: group + 1 })
      const other = groups.with(next, groups[next + 1]!).with(next + 1, groups[next]!)
      expect(readRecoveryKey(other.join('-')).ok).toBe(false)
    }),
  )
})

it('a key that is too short or too long is none', () => {
  for (const text of ['', 'ABCDE', `${drawRecoveryKey(() => 3)}X`])
    expect(readRecoveryKey(text)).toEqual({ ok: false, reason: 'length' })
})
