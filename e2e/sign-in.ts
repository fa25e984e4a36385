import type { BrowserContext } from '@playwright/test'

export interface Tokens {
  accessToken: string
  refreshToken: string
}

/**
 * Signs the person of the tokens in on the first page that the context opens. A storage state does the same, but
 * opens a page of its own for it first: a third of a second for each journey.
 */
export async function signIn(context: BrowserContext, origin: string, tokens: Tokens): Promise<void> {
  // The mark says that it is still to be done; it lasts for one page of any tab, so that who signs out stays out.
  await context.addCookies([{ name: 'arrives', value: '1', url: origin }])
  await context.addInitScript(
    ({ origin, accessToken, refreshToken }) => {
      if (location.origin !== origin || !document.cookie.includes('arrives=1')) return
      // biome-ignore lint/suspicious/noDocumentCookie: the other way to write one is not at once
      document.cookie = 'arrives=; max-age=0; path=/'
      localStorage.setItem('accessToken', accessToken)
      localStorage.setItem('refreshToken', refreshToken)
    },
    { origin, accessToken: tokens.accessToken, refreshToken: tokens.refreshToken },
  )
}
