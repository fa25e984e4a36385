import { settings } from '@quay/contract/setting/shapes'
import { describe, expect, it } from 'vitest'
import { screens } from '../../routing/screens.ts'
import { addressOfLink, guideNames, guides, pictureAddress } from './guides.ts'
import { type Block, type Inline, parseGuide } from './parse-guide.ts'

const nameOf = (file: string) => file.split('/').at(-1)!
const files = Object.keys(import.meta.glob('../../../../docs/huong-dan/*.md')).map(nameOf)
const pictures = Object.keys(import.meta.glob('../../../../docs/huong-dan/images/*')).map(nameOf)

/** Words of the screen that stand in a component, or are put together there. */
const elsewhere = new Set([
  'Đổi người', // the menu under the name (user-menu.tsx)
])

const texts = Object.values(import.meta.glob<object>('../../text/*/*.ts', { eager: true }))
const words = new Set([
  ...texts.flatMap(stringsIn),
  ...stringsIn(Object.values(settings)),
  ...screens.flatMap(({ title, menu }) => [title, menu?.label, menu && 'entry' in menu ? menu.entry : undefined]),
  ...elsewhere,
])

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

const linesOf = (block: Block): readonly (readonly Inline[])[] => {
  if (block.kind === 'paragraph' || block.kind === 'note') return [block.line]
  if (block.kind === 'steps' || block.kind === 'bullets') return block.items
  return block.kind === 'table' ? [...block.head, ...block.rows.flat()] : []
}

it('the screen lists every file of docs/huong-dan', () => {
  expect(guideNames.map(name => `${name}.md`).toSorted()).toEqual(files.toSorted())
})

it('every picture is of a guide', () => {
  const shown = guides.flatMap(({ blocks }) => blocks.flatMap(block => (block.kind === 'picture' ? [block.name] : [])))
  expect(pictures.toSorted()).toEqual([...new Set(shown)].toSorted())
})

describe.each(guides.map(guide => [guide.name, guide] as const))('%s', (name, guide) => {
  const pieces = [guide.summary, ...guide.blocks.flatMap(linesOf)].flat()

  it('has a title, what it is for, a picture that the product ships and what to do when something goes wrong', () => {
    expect(guide.title).not.toBe(name)
    expect(guide.summary).not.toEqual([])
    const shown = guide.blocks.filter(block => block.kind === 'picture')
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter(block => !pictureAddress(block.name))).toEqual([])
    expect(guide.blocks).toContainEqual({ kind: 'heading', level: 2, text: 'Khi có chuyện' })
  })

  it('says in bold what stands on the screen — change the guide with the screen', () => {
    const said = pieces.filter(piece => piece.kind === 'words').map(({ text }) => text)
    expect(said.filter(text => !words.has(text))).toEqual([])
  })

  it('leads to guides that are there', () => {
    const places = pieces.flatMap(piece => (piece.kind === 'link' ? [addressOfLink(piece.to)] : []))
    expect(places.filter(place => !guideNames.includes(place.replace('/guides/', '')))).toEqual([])
  })

  it('has nothing that the screen would show as signs', () => {
    const plain = pieces.filter(piece => piece.kind === 'text').map(({ text }) => text)
    expect(plain.filter(text => /[*`|<>]|^#|\]\(|^\d+\. /.test(text))).toEqual([])
  })
})

describe('the reader of guides', () => {
  it('knows headings, steps that go on after a picture, tables, notes and pictures', () => {
    const source =
      '# A\r\n\r\nMột dòng\nhai dòng\n\n1. Bấm **Lưu**\n2. `F9`\n\n![Ảnh](images/a.webp)\n\n3. Xem [B](b.md).\n\n| A | B |\n|---|---|\n| 1 | **2** |\n\n> Nhớ\n\n- x\n'
    expect(parseGuide(source)).toEqual([
      { kind: 'heading', level: 1, text: 'A' },
      { kind: 'paragraph', line: [{ kind: 'text', text: 'Một dòng hai dòng' }] },
      {
        kind: 'steps',
        start: 1,
        items: [
          [
            { kind: 'text', text: 'Bấm ' },
            { kind: 'words', text: 'Lưu' },
          ],
          [{ kind: 'typed', text: 'F9' }],
        ],
      },
      { kind: 'picture', alt: 'Ảnh', name: 'a.webp' },
      {
        kind: 'steps',
        start: 3,
        items: [
          [
            { kind: 'text', text: 'Xem ' },
            { kind: 'link', text: 'B', to: 'b.md' },
            { kind: 'text', text: '.' },
          ],
        ],
      },
      {
        kind: 'table',
        head: [[{ kind: 'text', text: 'A' }], [{ kind: 'text', text: 'B' }]],
        rows: [[[{ kind: 'text', text: '1' }], [{ kind: 'words', text: '2' }]]],
      },
      { kind: 'note', line: [{ kind: 'text', text: 'Nhớ' }] },
      { kind: 'bullets', items: [[{ kind: 'text', text: 'x' }]] },
    ])
  })

  it.each(['<b>x</b>', '!x', '#x', '| a', '-', '1.', '***', '[a](', '> '])('ends, and shows %j as it is', odd => {
    expect(parseGuide(`${odd}\n${odd}`).length).toBeGreaterThan(0)
  })
})
