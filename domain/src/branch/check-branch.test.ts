import { errorMessage } from '@quay/contract/error-code'
import { describe, expect, it } from 'vitest'
import { checkBranchChange } from './check-branch-change.ts'
import { checkBranchDelete } from './check-branch-delete.ts'

describe('a change', () => {
  const [main, other, stopped] = [
    { name: 'Chi nhánh chính', isActive: true, isDefaultBranch: true },
    { name: 'Gia Định', isActive: true, isDefaultBranch: false },
    { name: 'Gò Vấp', isActive: false, isDefaultBranch: false },
  ]
  it.each([
    ['the default is stopped', main, { isActive: false }, 'branch-is-default', 'isActive'],
    ['what is stopped becomes the default', stopped, { isDefaultBranch: true }, 'branch-inactive', 'isDefaultBranch'],
    [
      'is stopped and made the default at once',
      other,
      { isActive: false, isDefaultBranch: true },
      'branch-inactive',
      'isDefaultBranch',
    ],
  ])('refused: %s', (_name, before, patch, code, path) => {
    const refusal = checkBranchChange(before, { ...before, ...patch })
    expect(refusal).toMatchObject({ ok: false, code, path })
    if (refusal) expect(errorMessage(refusal.code, refusal.details)).not.toContain('?')
  })

  it.each([
    ['another is stopped', other, { isActive: false }],
    ['another becomes the default', other, { isDefaultBranch: true }],
    ['what was stopped is opened and made the default', stopped, { isActive: true, isDefaultBranch: true }],
    ['the default is told again that it is', main, { isDefaultBranch: true }],
  ])('allowed: %s', (_name, before, patch) => {
    expect(checkBranchChange(before, { ...before, ...patch })).toBeNull()
  })
})

describe('deleting', () => {
  const bills = { word: 'hóa đơn', count: 0 }
  const branch = { name: 'Gia Định', isDefaultBranch: false }

  it('takes an empty branch', () => {
    expect(checkBranchDelete(branch, [bills])).toBeNull()
  })

  it('never takes the default one', () => {
    expect(checkBranchDelete({ ...branch, isDefaultBranch: true }, [])).toMatchObject({
      code: 'branch-is-default',
    })
  })

  it.each([
    [[{ word: 'mặt hàng còn tồn', count: 3 }], '3 mặt hàng còn tồn'],
    [
      [
        { ...bills, count: 1001 },
        { word: 'dòng thẻ kho', count: 1000 },
      ],
      'hơn 1.000 hóa đơn, 1.000 dòng thẻ kho',
    ],
    [[{ word: 'phiếu nhập', count: 1 }, bills, { word: 'phiếu thu chi', count: 12 }], '1 phiếu nhập, 12 phiếu thu chi'],
  ])('says what is in it: %o', (uses, words) => {
    const refusal = checkBranchDelete(branch, uses)
    expect(refusal).toMatchObject({ code: 'branch-in-use', details: { uses: words } })
    if (refusal) expect(errorMessage(refusal.code, refusal.details)).toMatch(/“Gia Định”|"Gia Định"/)
  })
})
