/** Words that say nothing about what a query is for. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about after all also an and any are as at be because been before but by can cannot could did do
  does doesn doing don done each for from get had has have having he her here him his how i if in
  into is isn it its just let like me more most my need no not of off on one only or other
  our out over own please same shall should so some such than that the their them then there these
  they this those through to too up use used using very want was we were what when where which while
  who whom why will with without work would you your
  doe thi ha wa hi it whi`.split(/\s+/),
);
