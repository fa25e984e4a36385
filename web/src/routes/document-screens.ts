import type { ComponentType } from 'react'
import { defineScreen, type Screen } from '../routing/define-screen.ts'

type DocumentScreens = Pick<Screen, 'path' | 'title' | 'menu' | 'needs' | 'shows'> & {
  newTitle: string
  list: Screen['load']
  /** The page of a document: how one is written, and how a stored one is shown or written on. */
  page: () => Promise<{ NewDocument: ComponentType; StoredDocument: ComponentType }>
  /** Of a stored one; an editor wants the room of the menu. */
  frame?: Screen['frame']
}

/** The screens of a kind of document: its list, a new one, a stored one. */
export function documentScreens({
  path,
  title,
  needs,
  shows,
  newTitle,
  menu,
  list,
  page,
  frame = 'slim',
}: DocumentScreens): Screen[] {
  return [
    defineScreen({ path, title, ...(needs && { needs }), ...(shows && { shows }), ...(menu && { menu }), load: list }),
    defineScreen({
      path: `${path}/new`,
      title: newTitle,
      frame: 'slim',
      load: async () => ({ default: (await page()).NewDocument }),
    }),
    defineScreen({
      path: `${path}/$id`,
      title,
      frame,
      load: async () => ({ default: (await page()).StoredDocument }),
    }),
  ]
}
