import { describe, expect, it } from 'vitest'
import { findAllergy, readAllergies } from './find-allergy.ts'

describe('reading a note', () => {
  it.each<[note: string | null, allergies: string[]]>([
    [null, []],
    ['', []],
    ['Khách quen, giao tận nhà', []],
    ['dị ứng penicillin', ['penicillin']],
    ['Di ung: Penicillin, aspirin', ['Penicillin, aspirin']],
    ['Tiểu đường, dị ứng thuốc Aspirin. Đang dùng metformin', ['thuốc Aspirin']],
    ['Dị ứng thuốc: \n- Penicillin\n- Aspirin', ['thuốc: - Penicillin - Aspirin']],
    ['Dị ứng thuốc. Cefuroxim', ['Cefuroxim']],
    ['Không dị ứng', []],
    ['Chưa ghi nhận dị ứng thuốc', []],
    ['Không có tiền sử dị ứng paracetamol', []],
    ['Dị ứng penicillin, không dị ứng aspirin', ['penicillin']],
    ['Không hút thuốc, dị ứng codein', ['codein']],
    ['Đã dị ứng cefixim', ['cefixim']],
    ['Dị ứng', []],
    ['Viêm mũi dị ứng, hay dùng loratadin', []],
    ['Bị dị ứng sulfa; mang thai 5 tháng', ['sulfa']],
    ['DỊ ỨNG IBUPROFEN', ['IBUPROFEN']],
    ['Dị\u0020ứng Codein'.normalize('NFD'), ['Codein']],
  ])('%j', (note, allergies) => {
    expect(readAllergies(note)).toEqual(allergies)
  })
})

describe('meeting a medicine', () => {
  const found = (allergy: string, ingredient: string | null, name = 'Thuốc thử') =>
    findAllergy([allergy], { name, ingredient }) !== null

  it.each([
    ['penicillin', 'Penicilin V kali'],
    ['Paracetamol', 'PARACETAMOL 500mg + Cafein 65mg'],
    ['acetaminophen', 'Paracetamol'],
    ['aspirin', 'Acid acetylsalicylic'],
    ['cephalexin', 'Cefalexin'],
    ['amoxycillin', 'Amoxicilin (dưới dạng amoxicilin trihydrat)'],
    // A class names its members.
    ['Penicillin', 'Amoxicillin + Acid clavulanic'],
    ['penicilin', 'Ampicilin'],
    ['nhóm beta-lactam', 'Cefuroxim axetil'],
    ['cephalosporin', 'Cefixim'],
    ['sulfa', 'Sulfamethoxazol, Trimethoprim'],
    ['sulfamid', 'Sulfadiazin bạc'],
    ['NSAID', 'Ibuprofen'],
    ['kháng viêm không steroid', 'Diclofenac natri'],
    ['quinolon', 'Ciprofloxacin hydroclorid'],
    ['macrolide', 'Azithromycin'],
    ['tetracycline', 'Doxycyclin'],
  ])('%s stops %s', (allergy, ingredient) => {
    expect(found(allergy, ingredient)).toBe(true)
  })

  it.each([
    ['penicillin', 'Paracetamol'],
    ['aspirin', 'Ibuprofen'],
    ['sulfa', 'Sắt (II) sulfat'],
    ['sulfa', 'Glucosamin sulfat'],
    ['natri diclofenac', 'Natri clorid'],
    ['acid mefenamic', 'Acid folic'],
    ['hải sản, phấn hoa', 'Cetirizin'],
    ['thuốc', 'Paracetamol'],
    ['penicillin', null],
  ])('%s leaves %s alone', (allergy, ingredient) => {
    expect(found(allergy, ingredient)).toBe(false)
  })

  it('knows a brand by the first word of its name', () => {
    expect(found('Augmentin', null, 'Augmentin 1g Hộp 2 vỉ')).toBe(true)
    expect(found('thuốc nhỏ mắt', null, 'Thuốc ho Bảo Thanh')).toBe(false)
  })

  it('tells which allergy it was', () => {
    expect(findAllergy(['sulfa', 'Penicillin'], { name: 'Moxacin', ingredient: 'Amoxicilin' })).toBe('Penicillin')
  })
})
