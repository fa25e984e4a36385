import { defineScreen } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/products/disposal',
    title: 'Xuất hủy',
    menu: { within: '/products/lot', order: 20, label: 'Xuất hủy' },
    load: () => import('../features/disposal/disposal-list.tsx'),
  }),
  defineScreen({
    path: '/products/disposal/new',
    title: 'Phiếu xuất hủy mới',
    frame: 'slim',
    load: async () => ({ default: (await import('../features/disposal/disposal-page.tsx')).NewDisposal }),
  }),
  defineScreen({
    path: '/products/disposal/$id',
    title: 'Xuất hủy',
    frame: 'slim',
    load: async () => ({ default: (await import('../features/disposal/disposal-page.tsx')).DisposalPage }),
  }),
]
