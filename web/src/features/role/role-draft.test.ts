import { describe, expect, it } from 'vitest'
import { describeRole } from './describe-role.ts'
import { changesOf, draftOf, grantsOf, isChanged, lockOutOf, type RoleDraft, withRights } from './role-draft.ts'

const empty: RoleDraft = { name: 'Kho', note: '', discountLimit: null, rights: new Set() }

describe('a draft', () => {
  it('switches rights and gives them in the order of the contract', () => {
    const rights = withRights(
      withRights(new Set(), ['bill/read', 'sale/create', 'home/read'], true),
      ['home/read'],
      false,
    )
    expect(grantsOf(rights)).toEqual([
      { model: 'sale', action: 'create' },
      { model: 'bill', action: 'read' },
    ])
  })

  it('tells what it makes different', () => {
    const before = { ...empty, rights: new Set(['bill/read', 'bill/delete'] as const) }
    const after: RoleDraft = {
      name: 'Kho 2',
      note: '',
      discountLimit: 550,
      rights: new Set(['bill/read', 'cost/read']),
    }
    expect(changesOf(before, after)).toEqual({
      given: ['Giá vốn: xem'],
      taken: ['Hóa đơn: xóa'],
      others: ['Tên vai trò: Kho → Kho 2', 'Giảm giá tối đa: Theo cửa hàng → 5,5%'],
    })
    expect(isChanged(changesOf(before, before))).toBe(false)
    expect(isChanged(changesOf(draftOf(null), draftOf(null)))).toBe(false)
  })

  it('warns of the rights by which one would give oneself rights back', () => {
    const before = { ...empty, rights: new Set(['role/read', 'role/update', 'bill/read'] as const) }
    expect(lockOutOf(before, { ...empty, rights: new Set(['role/read']) })).toEqual(['“Vai trò: sửa”'])
    expect(lockOutOf(before, before)).toEqual([])
  })
})

describe('what a person can do', () => {
  const screens = [
    { path: '/', title: 'Tổng quan' },
    { path: '/sales', title: 'Bán hàng' },
    { path: '/sale', title: 'Bán hàng' },
    { path: '/transactions/bill', title: 'Hóa đơn' },
    { path: '/transactions/bill/$id', title: 'Hóa đơn' },
  ]

  it('names the screens that open, powers and limits', () => {
    const seller = describeRole({ rights: new Set(['sale/create', 'cost/read']), discountLimit: 500 }, screens)
    expect(seller).toMatchObject({ screens: ['Bán hàng'], screenCount: 2 })
    expect(seller.powers).toContain('Thấy giá vốn và giá trị tồn kho ở mọi màn hình và tệp xuất.')
    expect(seller.limits.slice(0, 2)).toEqual(['Giảm giá tối đa 5%.', 'Chỉ thấy hóa đơn của chính mình trong ngày.'])
    expect(seller.limits).not.toContain('Không thấy giá vốn và giá trị tồn kho.')
  })

  it('says of somebody who does not sell that, and nothing of selling', () => {
    const { limits } = describeRole({ rights: new Set(['list_product/read']), discountLimit: 500 }, screens)
    expect(limits).toContain('Không bán hàng được.')
    expect(limits.join()).not.toMatch(/Giảm giá|niêm yết/)
  })
})
