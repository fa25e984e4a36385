import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hasRealLists, realList } from '../test/file/real-lists.ts'
import { readWards, wardMigration, wardMigrationFile } from './ward-migration.ts'

const { provinces, wards, former, dangling } = readWards()

describe('the list of provinces and wards', () => {
  it('is the one in the migration', () => {
    expect(readFileSync(wardMigrationFile, 'utf8') === wardMigration()).toBe(true)
  })

  it('has what the law counts: 34 provinces; 709 wards, 2599 communes, 13 special zones', () => {
    const count = (kind: string) => wards.filter(({ name }) => name.startsWith(`${kind} `)).length
    expect([provinces.length, wards.length, count('Phường'), count('Xã'), count('Đặc khu')]).toEqual([
      34, 3321, 709, 2599, 13,
    ])
    const codes = new Set(provinces.map(({ code }) => code))
    expect(wards.filter(({ provinceCode }) => !codes.has(provinceCode))).toEqual([])
  })

  it('leads no name of before to a ward that is not there, or to one of another name', () => {
    const codes = new Set(wards.map(({ code }) => code))
    expect(former.filter(({ code }) => !codes.has(code))).toEqual([])
    expect(dangling).toBe(453)
    expect(wards.filter(({ code }) => !former.some(one => one.code === code)).length).toBeLessThan(15)
  })
})

describe.runIf(hasRealLists)('names of before, by a list that lies in QUAY_DATA or ../shared/data', () => {
  it('are in the same wards of today', () => {
    const rows = readFileSync(realList('vn_ward_old_to_new.csv'), 'utf8')
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .map(line => line.split(',').map(part => part.normalize('NFC').trim()))
    expect(rows).toHaveLength(10_977)
    const names = new Set(former.map(({ code, name }) => `${code} ${name}`))
    const province = new Map(provinces.map(({ code, name }) => [code, name.replace(/^(?:Tỉnh|Thành phố) /, '')]))
    const known = new Map(wards.map(({ code, name, provinceCode }) => [code, `${name} ${province.get(provinceCode)}`]))
    const missing = rows.filter(
      ([, ward, district, before, code, name, now]) =>
        ward &&
        known.get(code!) === `${name} ${now!.replace(/^Thành phố /, '')}` &&
        !names.has(`${code} ${[ward, district, before].join(', ')}`),
    )
    expect(missing).toEqual([])
  })
})
