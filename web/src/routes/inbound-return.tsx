import { defineScreen } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/products/return',
    title: 'Trả hàng nhập',
    menu: { within: '/products/import', order: 20, label: 'Trả hàng nhập' },
    load: () => import('../features/inbound-return/return-list.tsx'),
  }),
  defineScreen({
    path: '/products/return/new',
    title: 'Phiếu trả hàng mới',
    frame: 'slim',
    load: async () => ({ default: (await import('../features/inbound-return/return-page.tsx')).NewReturn }),
  }),
  defineScreen({
    path: '/products/return/basket',
    title: 'Chờ trả nhà cung cấp',
    load: () => import('../features/inbound-return/return-basket.tsx'),
  }),
  defineScreen({
    path: '/products/return/reasons',
    title: 'Trả hàng theo lý do',
    load: () => import('../features/inbound-return/return-reasons.tsx'),
  }),
  defineScreen({
    path: '/products/return/$id',
    title: 'Trả hàng nhập',
    frame: 'slim',
    load: async () => {
      const [{ ReturnPage }, { SubmissionCard }] = await Promise.all([
        import('../features/inbound-return/return-page.tsx'),
        import('../features/submission/submission-card.tsx'),
      ])
      return { default: () => <ReturnPage Reports={SubmissionCard} /> }
    },
  }),
]
