package roundhouse.scratch;
import java.nio.file.*; import java.util.*;
import roundhouse.script.*; import roundhouse.engine.*;
public class Try { public static void main(String[] a){
  var l=new TitleLoader(Path.of("designs"),Path.of("scripts"),Path.of("tile-library")).load("1860",a.length>0?Set.of(a[0].split(",")):Set.of());
  l.problems().forEach(p->System.out.println(p.text()));
  if(l.title().isEmpty())return; var t=l.title().get(); var s=t.start(List.of("A","B","C"),1);
  var ch=new Chance(7);
  for(int n=0;n<3000&&!s.over();n++){ var c=Engine.choices(t,s); var d=Engine.decision(t,s).get(); if(c.isEmpty()){System.out.println("stuck "+d+s.stack());break;}
    var pick=c.get(ch.below(c.size())); var r=Engine.apply(t,s,pick.action());
    if(r instanceof Result.Applied x){ s=x.state(); if(n>Integer.getInteger("from",0)) x.events().forEach(e->System.out.println(e.says())); } else {System.out.println(d+" "+pick+" -> "+r); if(r instanceof Result.Failed f) System.out.println(f.failure().says()); break;} }
  System.out.println(s.ending()+" over "+s.over());
}}
