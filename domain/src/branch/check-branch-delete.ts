import type { BranchUses } from '@quay/contract/branch/errors'
import { type Refusal, refuse } from '../refusal.ts'
import { formatNumber } from '../text/format-number.ts'

export const countedTo = 1_000

const words: Record<keyof BranchUses, string> = {
  stock: 'mặt hàng còn tồn',
  bills: 'hóa đơn',
  inbounds: 'phiếu nhập',
  vouchers: 'phiếu thu chi',
  counts: 'phiếu kiểm kho, xuất hủy, kiểm tra chất lượng',
  entries: 'dòng sổ kho, sổ quỹ, công nợ',
  onlyHere: 'nhân viên chỉ làm việc ở đây',
}

/** Only an empty branch goes, and never the default one; the refusal says what is in it. */
export function checkBranchDelete(
  branch: { name: string; isDefaultBranch: boolean },
  uses: BranchUses,
): Refusal | null {
  if (branch.isDefaultBranch) return refuse('branch-is-default', { name: branch.name })
  const kinds = (Object.keys(words) as (keyof BranchUses)[]).filter(kind => uses[kind] > 0)
  if (kinds.length === 0) return null
  return refuse('branch-in-use', {
    name: branch.name,
    uses: kinds.map(kind => `${describeCount(uses[kind])} ${words[kind]}`).join(', '),
    counts: uses,
  })
}

const describeCount = (count: number) => (count > countedTo ? `hơn ${formatNumber(countedTo)}` : formatNumber(count))
