import { areas } from '../right/area.ts'

export const stockRights = areas({
  negative_stock: {
    name: 'Bán khi hết tồn',
    deed: 'Bán khi hết tồn',
    group: 'limit',
    create: 'Bán khi sổ kho đã hết hàng.',
    notable: ['create'],
  },
})
