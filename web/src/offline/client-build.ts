/** Which build of the client this page is: the hash in the name of its file. */
export const clientBuild: string = /-([\w-]{8})\.js$/.exec(new URL(import.meta.url).pathname)?.[1] ?? 'dev'
