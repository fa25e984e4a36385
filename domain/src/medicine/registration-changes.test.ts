import { describe, expect, it } from 'vitest'
import { readRegistrationNumber } from './read-registration-number.ts'
import { registrationChanges } from './registration-changes.ts'

const changes = (number: string, now: Partial<Parameters<typeof registrationChanges>[1]> = {}) =>
  registrationChanges(readRegistrationNumber(number, 2026).current, {
    isPrescription: false,
    controlGroup: null,
    country: null,
    ...now,
  })

describe('what a product says otherwise than its number', () => {
  it('is prescription, control and a country that is not written yet', () => {
    expect(changes('893111493025')).toEqual({ isPrescription: true, controlGroup: 'narcotic', country: 'Việt Nam' })
    expect(changes('893100493025', { isPrescription: true })).toEqual({ isPrescription: false, country: 'Việt Nam' })
  })

  it('is nothing where they agree, or the number does not tell', () => {
    expect(changes('893100493025', { country: 'VN' })).toBeNull()
    expect(changes('VN-12345-19', { isPrescription: true })).toBeNull()
    expect(changes('không rõ')).toBeNull()
  })

  it('leaves a group that is narrower, or that numbers cannot tell', () => {
    expect(
      changes('893111493025', { isPrescription: true, controlGroup: 'narcotic-combination', country: 'VN' }),
    ).toBeNull()
    expect(
      changes('893110493025', { isPrescription: true, controlGroup: 'restricted-retail', country: 'VN' }),
    ).toBeNull()
  })
})
