import { type Block, type Inline, parseGuide } from './parse-guide.ts'

/** In the order in which a shop needs them. Each is a file of docs/huong-dan. */
export const guideNames = ['ngay-dau-tien', 'ban-hang', 'khi-mat-mang', 'may-in', 'dong-ngay', 'chuyen-tu-kiotviet']

const folder = '../../../../docs/huong-dan/'
const sources = import.meta.glob<string>('../../../../docs/huong-dan/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** Addresses of the pictures; each is fetched when it comes into sight. */
const pictures = import.meta.glob<string>('../../../../docs/huong-dan/images/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})

export interface Guide {
  name: string
  title: string
  /** The paragraph below the title: whom and what it is for. */
  summary: readonly Inline[]
  /** Below the summary. */
  blocks: readonly Block[]
}

/** The guides that the screen lists. */
export const guides: readonly Guide[] = guideNames.map(name => {
  const [title, summary, ...blocks] = parseGuide(sources[`${folder}${name}.md`] ?? '')
  return {
    name,
    title: title?.kind === 'heading' ? title.text : name,
    summary: summary?.kind === 'paragraph' ? summary.line : [],
    blocks,
  }
})

/** The address of a picture of docs/huong-dan/images; undefined where there is none. */
export const pictureAddress = (name: string): string | undefined => pictures[`${folder}images/${name}`]

/** Where a link of a guide leads in the product: another guide, or an address of the product. */
export const addressOfLink = (to: string): string => to.replace(/^([\w-]+)\.md$/, '/guides/$1')
