import { describe, expect, it } from 'vitest'
import { isAntibiotic } from './is-antibiotic.ts'

describe('an antibiotic', () => {
  it.each([
    'Amoxicilin',
    'Amoxicillin (dưới dạng Amoxicillin trihydrat) 500mg; Acid clavulanic 125mg',
    'Cephalexin',
    'Cefuroxim axetil',
    'Azithromycin',
    'Ciprofloxacin HCl',
    'Doxycyclin',
    'Metronidazol',
    'Sulfamethoxazol; Trimethoprim',
    'Gentamycin sulfat',
    'Neomycin',
    'Cloramphenicol',
    'Clindamycin',
    'Spiramycin + Metronidazol',
  ])('%s', ingredient => expect(isAntibiotic(ingredient)).toBe(true))

  it.each([
    null,
    '',
    'Paracetamol',
    'Natamycin',
    'Bleomycin',
    'Mitomycin C',
    'Sulfasalazin',
    'Ketoconazol',
    'Vitamin C',
    'Ivermectin',
  ])('is not %s', ingredient => expect(isAntibiotic(ingredient)).toBe(false))
})
