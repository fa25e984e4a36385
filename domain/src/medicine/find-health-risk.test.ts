import { describe, expect, it } from 'vitest'
import { findHealthRisk, type Health } from './find-health-risk.ts'

const day = '2026-11-24'
const risk = (health: Health, ingredient: string) => findHealthRisk(health, { name: 'Thuốc', ingredient }, day)

describe('a medicine meets', () => {
  it.each<[string, Health, string, ReturnType<typeof risk>]>([
    [
      'an allergy of the list',
      { allergies: 'hải sản; Penicillin' },
      'Amoxicilin',
      { kind: 'allergy', words: 'Penicillin' },
    ],
    [
      'an allergy of an old note',
      { note: 'Dị ứng ibuprofen' },
      'Ibuprofen 400mg',
      { kind: 'allergy', words: 'ibuprofen' },
    ],
    ['a pregnancy', { pregnancy: 'pregnant' }, 'Isotretinoin', { kind: 'pregnancy', words: 'pregnant' }],
    ['a pregnancy of a class', { pregnancy: 'pregnant' }, 'Losartan kali', { kind: 'pregnancy', words: 'pregnant' }],
    ['nothing of a pregnancy', { pregnancy: 'pregnant' }, 'Paracetamol', null],
    ['nothing of one that is over', { pregnancy: 'pregnant', pregnancyUntil: '2026-11-23' }, 'Isotretinoin', null],
    [
      'one on its last day',
      { pregnancy: 'pregnant', pregnancyUntil: day },
      'Isotretinoin',
      { kind: 'pregnancy', words: 'pregnant' },
    ],
    [
      'a nursed child',
      { pregnancy: 'breastfeeding' },
      'Codein phosphat',
      { kind: 'pregnancy', words: 'breastfeeding' },
    ],
    ['a stomach', { conditions: 'Loét dạ dày' }, 'Diclofenac 50mg', { kind: 'condition', words: 'Loét dạ dày' }],
    [
      'a blood pressure',
      { conditions: 'tiểu đường, Tăng huyết áp' },
      'Paracetamol + Pseudoephedrin',
      { kind: 'condition', words: 'Tăng huyết áp' },
    ],
    ['low-dose aspirin for a heart', { conditions: 'Suy tim' }, 'Aspirin 81mg', null],
    ['asthma', { conditions: 'Hen phế quản' }, 'Propranolol', { kind: 'condition', words: 'Hen phế quản' }],
    [
      'glaucoma by its Vietnamese name',
      { conditions: 'cườm nước' },
      'Chlorpheniramin 4mg',
      { kind: 'condition', words: 'cườm nước' },
    ],
    ['nothing', { conditions: 'khoẻ mạnh' }, 'Diclofenac', null],
    [
      'an allergy before all else',
      { allergies: 'aspirin', conditions: 'loét', pregnancy: 'pregnant' },
      'Aspirin',
      { kind: 'allergy', words: 'aspirin' },
    ],
  ])('%s', (_what, health, ingredient, expected) => {
    expect(risk(health, ingredient)).toEqual(expected)
  })
})
