import type { AuditAction } from '../audit-action.ts'

/**
 * What an owner looks twice at, by employee. Those with `actions` are rows of the log; `deep-discount`, `low-price`
 * and `over-posted` are found on the bills themselves (docs/topics/user-log.md).
 */
export const suspicions = {
  void: { label: 'Hủy chứng từ', actions: ['bill.cancel', 'voucher.cancel', 'inbound.cancel'] },
  'deep-discount': { label: 'Giảm giá sâu', actions: [] },
  'low-price': { label: 'Bán dưới giá', actions: [] },
  'over-posted': { label: 'Bán cao hơn giá niêm yết', actions: [] },
  'price-change': { label: 'Đổi giá hàng', actions: ['product.update', 'price.set'] },
  reprint: { label: 'In lại hóa đơn', actions: ['bill.reprint'] },
  drawer: { label: 'Mở ngăn kéo', actions: ['drawer.open'] },
  'cart-cut': { label: 'Bỏ hàng khỏi giỏ', actions: ['cart.cut'] },
  refused: { label: 'Bị từ chối', actions: ['access.refused'] },
  'wrong-login': { label: 'Sai mật khẩu, PIN', actions: ['session.login-failed', 'pin.failed'] },
  override: { label: 'Vượt quyền', actions: ['override.use'] },
} as const satisfies Record<string, { label: string; actions: readonly AuditAction[] }>

export type Suspicion = keyof typeof suspicions
export const suspicionKinds = Object.keys(suspicions) as [Suspicion, ...Suspicion[]]
/** Those whose rows are bills and not rows of the log. */
export const billSuspicions = ['deep-discount', 'low-price', 'over-posted'] as const
