import type { ReturnRules, SoldLine, SoldLot } from './return-facts.ts'

/** Why a lot may only go to quarantine now; null where it may go to the shelf. */
export function quarantineWhy(
  lot: Pick<SoldLot, 'state' | 'expiryDate' | 'lotNumber'>,
  { isDose }: Pick<SoldLine, 'isDose'>,
  today: string,
): string | null {
  if (isDose) return 'thuốc đã ra lẻ trong liều'
  if (lot.state === 'recalled') return `lô ${lot.lotNumber} đang bị thu hồi`
  if (lot.state === 'held') return `lô ${lot.lotNumber} đang tạm giữ`
  if (lot.expiryDate !== null && lot.expiryDate < today) return `lô ${lot.lotNumber} đã hết hạn`
  return null
}

export interface RestockRule {
  /** FREE: whoever takes goods back; PHARMACIST: they, and who may allow exceptions; RIGHT: only who may allow exceptions. */
  who: 'FREE' | 'PHARMACIST' | 'RIGHT'
  why: string | null
  /** Who takes it to the shelf says that it is whole and was kept properly. */
  asksIntact: boolean
}

type Ruled = Pick<SoldLine, 'policy' | 'isControlled' | 'isPrescription' | 'isCold' | 'isMedicine'>

/** Who may take goods back to the shelf: by what the product says, else by what it is. */
export function restockRule(line: Ruled, rules: ReturnRules): RestockRule {
  const asksIntact = line.isMedicine
  const only = (why: string): RestockRule => ({ who: 'RIGHT', why, asksIntact })
  if (line.policy === 'QUARANTINE') return only('cửa hàng chọn chỉ nhận vào biệt trữ')
  if (line.policy === 'ANY') return { who: 'FREE', why: null, asksIntact }
  if (line.isControlled) return only('thuốc kiểm soát đặc biệt')
  if (line.isPrescription) return only('thuốc kê đơn')
  if (line.isCold) return only('hàng bảo quản lạnh')
  if (line.isMedicine && !rules.restockMedicines) return only('cửa hàng không nhập lại kệ thuốc khách trả')
  if (line.isMedicine && rules.restockByPharmacist)
    return { who: 'PHARMACIST', why: 'chỉ dược sĩ nhập lại kệ thuốc khách trả', asksIntact }
  return { who: 'FREE', why: null, asksIntact }
}
