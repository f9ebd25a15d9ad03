/** How the names of programs made from content begin in stacks; the path of the file follows. */
export const contentUrl = 'site-content:';
