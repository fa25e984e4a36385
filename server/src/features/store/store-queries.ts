import type { Store } from '@quay/contract/store/shapes'
import { imageAddress } from '@quay/contract/upload/shapes'
import type { Tx } from '../../db/connection/transaction.ts'
import { wardOf } from '../ward/ward-of.ts'

type StoreRow = Omit<Store, 'logo' | 'displayPictures'> & {
  logoId: string | null
  slug: string | null
  pictures: { id: string; slug: string }[]
}

/** Pictures of the customer's screen in their order, as JSON. */
const picturesSql = `
  (select coalesce(json_agg(json_build_object('id', i.id, 'slug', i.slug) order by d.position), '[]')
   from display_picture d join image i on i.store_id = $1 and i.id = d.image_id where d.store_id = $1)`

const storeSql = `
  select s.id, s.name, s.phone, s.email, s.tax_code, s.is_agency, s.logo_id,
    (select i.slug from image i where i.store_id = $1 and i.id = s.logo_id) as slug,
    ${picturesSql} as pictures, s.address, ${wardOf('s')}, s.coordinates, s.working_hours, s.licences, s.receipt_header,
    s.receipt_footer, s.return_policy, s.version
  from store s where s.store_id = $1 and s.id = $1`

/** The store that the caller works in. */
export const readStore = (tx: Tx): Promise<Store> => read(tx, storeSql)

/** The store, locked. */
export const lockStore = (tx: Tx): Promise<Store> => read(tx, `${storeSql} for update of s`)

async function read(tx: Tx, text: string): Promise<Store> {
  const [row] = await tx.query<StoreRow>(text, [tx.storeId])
  const { logoId, slug, pictures, ...store } = row!
  return {
    ...store,
    logo: logoId && slug ? { id: logoId, address: imageAddress(slug) } : null,
    displayPictures: pictures.map(picture => ({ id: picture.id, address: imageAddress(picture.slug) })),
  }
}

/** Addresses of the pictures of the customer's screen, in their order. */
export async function readDisplayPictures(tx: Tx): Promise<string[]> {
  const [row] = await tx.query<Pick<StoreRow, 'pictures'>>(`select ${picturesSql} as pictures`, [tx.storeId])
  return row!.pictures.map(({ slug }) => imageAddress(slug))
}
