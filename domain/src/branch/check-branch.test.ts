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
  const nothing = { stock: 0, bills: 0, inbounds: 0, vouchers: 0, counts: 0, entries: 0, onlyHere: 0 }
  const branch = { name: 'Gia Định', isDefaultBranch: false }

  it('takes an empty branch', () => {
    expect(checkBranchDelete(branch, nothing)).toBeNull()
  })

  it('never takes the default one', () => {
    expect(checkBranchDelete({ ...branch, isDefaultBranch: true }, nothing)).toMatchObject({
      code: 'branch-is-default',
    })
  })

  it.each([
    [{ stock: 3 }, '3 mặt hàng còn tồn'],
    [{ bills: 1001, entries: 1001 }, 'hơn 1.000 hóa đơn, hơn 1.000 dòng sổ kho, sổ quỹ, công nợ'],
    [{ inbounds: 1, vouchers: 12 }, '1 phiếu nhập, 12 phiếu thu chi'],
    [{ onlyHere: 2 }, '2 nhân viên chỉ làm việc ở đây'],
  ])('says what is in it: %o', (uses, words) => {
    const refusal = checkBranchDelete(branch, { ...nothing, ...uses })
    expect(refusal).toMatchObject({ code: 'branch-in-use', details: { uses: words } })
    if (refusal) expect(errorMessage(refusal.code, refusal.details)).toMatch(/“Gia Định”|"Gia Định"/)
  })
})
