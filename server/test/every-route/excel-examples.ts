import type { Call } from './examples.ts'
import type { World } from './world.ts'

/** Calls of files that are carried out. */
export const excelExamples: Record<string, (world: World) => Partial<Call>> = {
  'excel.upload': () => ({
    body: {
      kind: 'product',
      fileName: 'hang.csv',
      content: Buffer.from('Mã hàng,Tên hàng,ĐVT\nX1,Hàng X,Hộp\n').toString('base64'),
    },
  }),
  'excel.check': world => ({ params: { id: waiting(world) }, body: taking }),
  'excel.issues': world => ({ params: { id: waiting(world) }, body: taking }),
  'excel.run': world => ({ params: { id: waiting(world) }, body: taking }),
  'excel.export': world => ({ body: { kind: 'price', priceBookId: bookIn(world) } }),
}

const taking = {
  columns: [
    { index: 0, field: 'code' },
    { index: 1, field: 'name' },
  ],
  duplicates: 'skip',
}

const bookIn = ({ rows }: World) => rows.get('price_book')!.find(row => !row.deleted_at)!.id!

function waiting({ rows }: World): string {
  const file = rows.get('excel_file')?.find(row => row.status === 'WAITING')
  if (!file) throw new Error('Every file was taken over')
  return file.id!
}
